nothing = nothing
list-and = { $first } and { $last }
seat-number = Player { $number }
reason-not-offered = That is not possible now.
