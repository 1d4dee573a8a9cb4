// Written by web/tools/view_types.py from what the games declare. Do not edit.

export type BunnyView = {
  asked: {
    prompt: string;
    seat: number;
  }[];
  deck: number;
  deck_order: null | string[];
  direction: string;
  game: string;
  lava: string[][];
  options: Record<string, string>;
  over: boolean;
  phase: string;
  pick: number;
  posts: Record<string, string>;
  round: number;
  scores: number[];
  seat: ({
    camps_played: number;
    carrots: number;
    copies: null | {
      liberal?: string;
      socialist?: string;
    };
    discards: null | string[];
    discards_size: number;
    dropped: null | string[];
    earned: Record<string, number>;
    fiefs: {
      carrots: number;
      resources: string[];
      squares: string[];
      strength: number;
    }[];
    hand: null | string[];
    hand_size: number;
    harvests: number[];
    land: string[];
    parchments: null | string[];
    parchments_size: number;
    passed: null | string[];
    picks: null | string[];
    reserve: null | string[];
    reserve_size: number;
    spent: string[];
    store: string[];
  })[];
  seats: number;
  squares: Record<string, {
    building: string;
    owner: number;
    resources: string[];
    terrain: string;
  }>;
  towers: string[][];
  viewer: null | number;
  winners: number[];
};

export type ImperialView = {
  asked: {
    prompt: string;
    seat: number;
  }[];
  corrected: boolean;
  deck: number;
  deck_order: null | string[];
  discard: string[];
  draft: string[];
  game: string;
  options: {
    card_phase: string;
    conquest: string;
    deck_barbarian: string;
    deck_egyptian: string;
    deck_japanese: string;
    deck_roman: string;
    expansion: string;
    expansion_common: string;
    faction_0: string;
    faction_1: string;
    faction_2: string;
    faction_3: string;
    neutral_deck: string;
    neutral_faction: string;
    peaceful: string;
  };
  over: boolean;
  phase: string;
  round: number;
  scores: number[];
  seat: ({
    aside: null | string[];
    deals: {
      card: string;
      good: string;
    }[];
    deck: number;
    deck_order: null | string[];
    discard: string[];
    earned: Record<string, number>;
    faction: string;
    foundations: string[];
    goods: {
      defence: number;
      food: number;
      gold: number;
      raze: number;
      stone: number;
      wood: number;
      worker: number;
    };
    hand: null | string[];
    hand_common: number;
    hand_size: number;
    holds: string[];
    known: string[];
    locations: Record<string, {
      blocked: boolean;
      cards: string[];
      cost?: null | number;
      defence: boolean;
      held: null | number;
      markers?: number;
      printed_defence?: boolean;
      resources: {
        food: number;
        stone: number;
        wood: number;
      };
      samurai: boolean;
      used: number;
    }>;
    order?: {
      action: string[];
      feature: string[];
      production: string[];
    };
    passed: boolean;
    passed_on: null | string[];
    routes: {
      good: string;
      location: string;
      marker: string;
    }[];
    rows: {
      action: {
        common: string[];
        faction: string[];
      };
      feature: {
        common: string[];
        faction: string[];
      };
      production: {
        common: string[];
        faction: string[];
      };
    };
    vp: number;
  })[];
  seats: number;
  solo?: {
    attack_deck: number;
    attack_order: null | string[];
    deck?: number;
    deck_order?: null | string[];
    discard?: string[];
    display?: string[];
    faction?: string;
    faction_locations: number;
    goal: boolean;
    line: {
      card: string;
      good: string;
    }[];
    marks: Record<string, {
      blocked: boolean;
      cards: string[];
      cost?: null | number;
      defence: boolean;
      held: null | number;
      markers?: number;
      printed_defence?: boolean;
      resources: {
        food: number;
        stone: number;
        wood: number;
      };
      samurai: boolean;
      used: number;
    }>;
    neutral: string[];
    pile: string[];
    rank: string;
  };
  start: number;
  turn: number;
  viewer: null | number;
  winners: number[];
};

export type SettlementView = {
  artefact_stack: number;
  artefacts: string[];
  asked: {
    prompt: string;
    seat: number;
  }[];
  building_stack: number;
  done: {
    action: boolean;
    invitation: boolean;
  };
  drawn: string;
  drawn_facts: {
    colour?: string;
    reconstructed?: boolean;
    resource?: string;
  };
  game: string;
  gone_artefacts: string[];
  gone_heroes: string[];
  hero_deck: number;
  hero_facts: {
    bonus?: number;
    colour?: string;
    cost?: {
      clay?: number;
      diamond?: number;
      gold?: number;
      stone?: number;
      wood?: number;
    };
    guild?: string;
    points?: number;
    reconstructed?: boolean;
    surcharge?: number;
  }[];
  heroes: string[];
  landscape_stacks: Record<string, number>;
  marker: number;
  market: string[];
  market_costs: {
    clay?: number;
    diamond?: number;
    gold?: number;
    stone?: number;
    wood?: number;
  }[];
  market_tiles: number[];
  monsters: {
    blue: number;
    green: number;
    red: number;
    yellow: number;
  };
  next_artefacts?: string[];
  next_buildings?: string[];
  next_heroes?: string[];
  next_landscapes?: Record<string, string[]>;
  options: Record<string, string>;
  over: boolean;
  phase: string;
  picked: number;
  rank: string;
  round: number;
  scores: (null | number)[];
  seat: ({
    artefact: string;
    buildings: number;
    fortresses: number;
    goods: {
      clay: number;
      diamond: number;
      gold: number;
      stone: number;
      wood: number;
    };
    hero_count: number;
    hero_facts: {
      bonus: number;
      colour: string;
      cost: {
        clay?: number;
        diamond?: number;
        gold?: number;
        stone?: number;
        wood?: number;
      };
      guild: string;
      points: number;
      reconstructed: boolean;
    }[];
    heroes: string[];
    landscapes: number;
    passed: boolean;
    placed: {
      build: number;
      explore: number;
      fight: number;
      fortify: number;
    };
    rows: Record<string, number>;
    score: null | number;
    settlement: Record<string, {
      building?: string;
      stock?: number;
    }>;
    settlers: {
      bonus: number;
      normal: number;
      used_bonus: number;
      used_normal: number;
    };
    wilderness: Record<string, {
      active?: boolean;
      colour?: string;
      fortress?: boolean;
      landscape?: string;
      monster?: boolean;
      reconstructed?: boolean;
      resource?: string;
    }>;
  })[];
  seats: number;
  supply: {
    bonus?: number;
    clay?: number;
    diamond?: number;
    gold?: number;
    stone?: number;
    wood?: number;
  };
  turn: null | number;
  viewer: null | number;
  winners: number[];
};

export type WorldsView = {
  acting: string;
  asked: {
    prompt: string;
    seat: number;
  }[];
  boards: {
    bid: null | number;
    bidders: number[];
    common_built: number;
    cover_order: null | string[];
    covers: number;
    deck: number[];
    deck_order: null | string[];
    deck_size: number;
    deliveries: number;
    founded: string[];
    leader: number;
    lot: number;
    opened: string[];
    prices: {
      cattle: number;
      fish: number;
      grain: number;
      ore: number;
      wood: number;
    };
    prizes: number[];
    removed: number;
    row: ((number | string)[])[];
    scorings: number;
    seating: number[];
    share_rounds: number;
    sold: string[];
    stack: number[];
  };
  cells: Record<string, {
    demand?: string[];
    factories?: number[];
    garrison: string[];
    harvest: number;
    housed?: {
      cattle?: number;
      fish?: number;
      grain?: number;
      ore?: number;
      wood?: number;
    }[];
    loose: {
      cattle?: number;
      fish?: number;
      grain?: number;
      ore?: number;
      wood?: number;
    };
    pieces: {
      active: number;
      hq: boolean;
      settlement: boolean;
      tired: number;
    }[];
    plant: string;
    plant_full: boolean;
    plant_of: number;
    q: number;
    r: number;
    stock?: number;
    supply?: string;
    terrain: string;
    unsettled: boolean;
  }>;
  drawn: {
    columns: number[][];
    end: {
      done: number;
      of: number;
      what: string;
    };
    leads: number[][];
    prizes: {
      for: string;
      worth: number;
    }[];
    reach: {
      left: number;
      to: string;
      way: string[];
    }[];
    rows: number[];
  };
  game: string;
  hidden: {
    city?: number;
    desert?: number;
    field?: number;
    forest?: number;
    meadow?: number;
    mountain?: number;
    water?: number;
  };
  moves: number;
  options: {
    edition: string;
    money: string;
    world: string;
  };
  order: number[];
  over: boolean;
  phase: string;
  plan: {
    companies: boolean;
    counting: string;
    goods: string[];
    houses: boolean;
    lands: string[];
    levels: number[];
    modules: string[];
    pays: number[][];
    phases: string[];
    price_board: boolean;
    prizes: string;
    prizes_paid: boolean;
    residents: boolean;
  };
  roads: {
    from: string;
    neutral: boolean;
    sides: number[];
    to: string;
    way: string;
  }[];
  round: number;
  scores: number[];
  seat: ({
    bid: null | number;
    bought: number[];
    has_bid: boolean;
    purse: null | number;
    quit: boolean;
    sold: number[];
    units: number[];
  })[];
  seats: number;
  side: ({
    after_city: number;
    aside: number;
    bank: number;
    bought_units: number;
    capital: string;
    card: number;
    carded: number;
    cards: string[];
    cargo: string[];
    counted: string[];
    delivered: {
      cattle?: number;
      fish?: number;
      grain?: number;
      ore?: number;
      wood?: number;
    };
    found: {
      city: number;
      desert: number;
      field: number;
      forest: number;
      meadow: number;
      mountain: number;
      water: number;
    };
    goods: {
      cattle?: number;
      fish?: number;
      grain?: number;
      ore?: number;
      wood?: number;
    };
    holds: number;
    income: null | number;
    ledger: ((number | string)[])[];
    level: number;
    light: number;
    money: null | number;
    own_units: number;
    points: number;
    privileges: string[];
    residents: number;
    roads: number;
    seat: number;
    settlements: number;
    tokens: number;
    trolley: string;
    value: number;
    vp: Record<string, number>;
  })[];
  start: number;
  turn: number;
  viewer: null | number;
  waiting: number[];
  winners: number[];
  world: number;
};
