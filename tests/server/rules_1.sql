BEGIN TRANSACTION;
CREATE TABLE accounts (
	login VARCHAR(60) NOT NULL, 
	player VARCHAR(24) NOT NULL, 
	password VARCHAR(200) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (login), 
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE entries (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	body TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	ref VARCHAR(24) NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('qWrwRuyZ2Eg0a3hX',1,'made',NULL,'{"host":"6pgITyBbKAXu5xI5","places":[{"kind":"human","name":"Ada","player":"6pgITyBbKAXu5xI5","bot":""},{"kind":"open","name":"","player":"","bot":""},{"kind":"bot","name":"","player":"","bot":"greedy"}]}',1794809909664,'xkjDeFqb2kk');
INSERT INTO "entries" VALUES('qWrwRuyZ2Eg0a3hX',2,'join',1,'{"player":"LjRU5fRheOgl933s","name":"Bob"}',1794809909885,'741461de13134fe6');
INSERT INTO "entries" VALUES('qWrwRuyZ2Eg0a3hX',3,'play',0,'{"action":"pick provisions-1"}',1794809910086,'3103af60b1b33a4e');
INSERT INTO "entries" VALUES('qWrwRuyZ2Eg0a3hX',4,'play',1,'{"action":"pick A2"}',1794809910145,'a68022584defd6ad');
INSERT INTO "entries" VALUES('qWrwRuyZ2Eg0a3hX',5,'play',0,'{"action":"pick carrotistador"}',1794809910182,'34bab7195de658c0');
INSERT INTO "entries" VALUES('qWrwRuyZ2Eg0a3hX',6,'play',1,'{"action":"pick provisions-2"}',1794809910251,'b48385ba65bfc789');
INSERT INTO "entries" VALUES('qWrwRuyZ2Eg0a3hX',7,'undo',0,'{"drop":1}',1794809910338,'2318974ca2ac7015');
INSERT INTO "entries" VALUES('qWrwRuyZ2Eg0a3hX',8,'chat',0,'{"text":"See you tomorrow"}',1794809910361,'e630a722a6b300f3');
INSERT INTO "entries" VALUES('1wai0B-5rWZ_h_X5',1,'made',NULL,'{"host":"6pgITyBbKAXu5xI5","places":[{"kind":"human","name":"Ada","player":"6pgITyBbKAXu5xI5","bot":""},{"kind":"open","name":"","player":"","bot":""}]}',1794809910375,'kcyXF4y1ffc');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',1,'made',NULL,'{"host":"6pgITyBbKAXu5xI5","places":[{"kind":"human","name":"Ada","player":"6pgITyBbKAXu5xI5","bot":""}]}',1794809910539,'t4HEfjflUJk');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',2,'play',0,'{"action":"take mace-of-valour"}',1794809910649,'3acaeaaf88aba84a');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',3,'play',0,'{"action":"activate lower"}',1794809910681,'8b381abedd580584');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',4,'play',0,'{"action":"end"}',1794809910702,'cf83aa7f2222ea05');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',5,'play',0,'{"action":"build alchemist 7"}',1794809910729,'1e6f5f743287120d');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',6,'play',0,'{"action":"place middle"}',1794809910755,'ec0e14d83d0e235f');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',7,'play',0,'{"action":"pass"}',1794809910990,'f6bc770175d74020');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',8,'play',0,'{"action":"take mirror-of-transformation"}',1794809911046,'439acf47019185c3');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',9,'play',0,'{"action":"activate I"}',1794809911096,'5af0271720fc6a53');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',10,'play',0,'{"action":"end"}',1794809911134,'b81ee7a076723088');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',11,'play',0,'{"action":"pass"}',1794809911185,'a68d4be4aebf330a');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',12,'play',0,'{"action":"take scroll-of-luck"}',1794809911233,'a452d67f4da9410e');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',13,'play',0,'{"action":"activate upper"}',1794809911415,'b217ab3e036529dc');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',14,'play',0,'{"action":"end"}',1794809911531,'819cb1eda82c14b9');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',15,'play',0,'{"action":"activate I"}',1794809911574,'c67fe35ee56429f2');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',16,'play',0,'{"action":"pass"}',1794809911604,'58b03173e1df5916');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',17,'play',0,'{"action":"take eternal-hourglass"}',1794809911620,'54c5edc40fbf3530');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',18,'play',0,'{"action":"pass"}',1794809911629,'5655c016e09d659a');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',19,'play',0,'{"action":"take diamond-ring"}',1794809911639,'5c22a22af4fd4b5a');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',20,'play',0,'{"action":"pass"}',1794809911648,'65bc4c3eead4fad6');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',21,'play',0,'{"action":"take shaman-mask"}',1794809911666,'eb62ce29c66c252c');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',22,'play',0,'{"action":"explore I"}',1794809911675,'7cee9fd1da8bf553');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',23,'play',0,'{"action":"place I-3"}',1794809911686,'70c32fa2aba34773');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',24,'play',0,'{"action":"summon I-3"}',1794809911695,'a94d992958863b0c');
INSERT INTO "entries" VALUES('Fb1dvFJbvoGGYgtF',25,'play',0,'{"action":"pass"}',1794809911708,'c76589517b344b6c');
CREATE TABLE players (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('6pgITyBbKAXu5xI5','Ada',1794809909558);
INSERT INTO "players" VALUES('LjRU5fRheOgl933s','Bob',1794809909869);
CREATE TABLE reports (
	id VARCHAR(24) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	version INTEGER NOT NULL, 
	player VARCHAR(24) NOT NULL, 
	note TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(24) NOT NULL, quiet INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('qWrwRuyZ2Eg0a3hX',0,'6pgITyBbKAXu5xI5',0);
INSERT INTO "seats" VALUES('qWrwRuyZ2Eg0a3hX',1,'LjRU5fRheOgl933s',0);
INSERT INTO "seats" VALUES('1wai0B-5rWZ_h_X5',0,'6pgITyBbKAXu5xI5',0);
INSERT INTO "seats" VALUES('Fb1dvFJbvoGGYgtF',0,'6pgITyBbKAXu5xI5',0);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "sessions" VALUES('26fbcf37361a4ba6b99b4fc002507dd8a7044a6bb066b81181f889024b69040e','6pgITyBbKAXu5xI5',1794809909558);
INSERT INTO "sessions" VALUES('49c8d32a4a1df1b0dce716288482afe0cfd221bee24528e76182ec710604b18d','LjRU5fRheOgl933s',1794809909869);
CREATE TABLE shared (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "shared" VALUES('beat','1794809908447');
CREATE TABLE table_texts (
	table_id VARCHAR(24) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	start TEXT NOT NULL, 
	visibility VARCHAR(10) NOT NULL, 
	clock TEXT NOT NULL, 
	seed_policy VARCHAR(10) NOT NULL, 
	begun VARCHAR(10) NOT NULL, 
	parent VARCHAR(24) DEFAULT '' NOT NULL, 
	invitation VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	changed BIGINT NOT NULL, 
	waiting VARCHAR(40) DEFAULT '' NOT NULL, 
	due BIGINT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('qWrwRuyZ2Eg0a3hX','bunny',1,3,'{"kind":"deal","seed":7743598513449178777,"options":{"deal":"standard","opportunist":"rank","matriarch":"nobody","hunters":"add","gloves":"each","copy-chain":"follow","copy-duty":"must","bureaucrat":"all","colonist":"played"}}','public','{"kind":"none","seconds":0,"increment":0,"on_timeout":"vote"}','random','deal','','e4jMn2EuGgEo_3S1bh6Ua2gh',1794809909664,'running',1794809910361,',0,2,',1794809920361);
INSERT INTO "tables" VALUES('1wai0B-5rWZ_h_X5','imperial',1,2,'{"kind":"deal","seed":8642085144984788883,"options":{"card_phase":"standard","peaceful":"no","faction_0":"draw","faction_1":"draw","faction_2":"draw","faction_3":"draw"}}','public','{"kind":"none","seconds":0,"increment":0,"on_timeout":"vote"}','random','deal','','-FdQPMXOTUM7_NDEv6zE4_dk',1794809910375,'open',1794809910375,',,',NULL);
INSERT INTO "tables" VALUES('Fb1dvFJbvoGGYgtF','settlement',1,1,'{"kind":"deal","seed":6016046147501708225,"options":{"supply":"unlimited","scroll":"yielded","heroes":"shown","neighbours":"edges","first-artefact":"pays"}}','link','{"kind":"none","seconds":0,"increment":0,"on_timeout":"vote"}','random','deal','','3zyyzYbzCMCBZF2mG5mTPd8o',1794809910539,'finished',1794809911708,'',NULL);
CREATE TABLE told (
	table_id VARCHAR(24) NOT NULL, 
	way VARCHAR(24) NOT NULL, 
	told INTEGER DEFAULT '0' NOT NULL, 
	seen BIGINT DEFAULT '0' NOT NULL, 
	tries INTEGER DEFAULT '0' NOT NULL, 
	due BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, way), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(way) REFERENCES ways (id)
);
CREATE TABLE ways (
	id VARCHAR(24) NOT NULL, 
	player VARCHAR(24) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	target TEXT NOT NULL, 
	lang VARCHAR(5) NOT NULL, 
	code VARCHAR(20) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_status ON tables (status, visibility, changed);
CREATE INDEX seats_player ON seats (player);
CREATE INDEX ways_player ON ways (player);
COMMIT;
