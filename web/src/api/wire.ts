import type { components } from "./schema.ts";

/** The shapes of the API under the names that the rest of the app uses for them. */
type Schemas = components["schemas"];

export type Bracket = Schemas["BracketBody"];
export type BracketStage = Schemas["StageBody"];
export type BracketTie = Schemas["TieBody"];
export type Competition = Schemas["CompetitionBody"];
export type CompetitionDetail = Schemas["CompetitionDetail"];
export type Criterion = Schemas["CriterionBody"];
export type Formats = Schemas["Formats"];
export type Leaders = Schemas["LeadersBody"];
export type Formation = Schemas["FormationBody"];
export type FormationPlayer = Schemas["FormationPlayer"];
export type KitColours = Schemas["KitColours"];
export type Match = Schemas["MatchBody"];
export type MatchDynamic = Schemas["MatchDynamic"];
export type MatchStatic = Schemas["MatchStatic"];
export type MatchTie = Schemas["MatchTieBody"];
export type Nomination = Schemas["NominationBody"];
export type Round = Schemas["RoundBody"];
export type RoundFigures = Schemas["RoundFigures"];
export type RoundStatistics = Schemas["RoundStatistics"];
export type Positions = Schemas["PositionsBody"];
export type Rating = Schemas["RatingBody"];
export type Season = Schemas["SeasonBody"];
export type Spectators = Schemas["SpectatorsBody"];
export type Standings = Schemas["StandingsBody"];
export type StandingsTie = Schemas["TieExplanation"];
export type StandingsTies = Schemas["TiesBody"];
export type StandingsTable = Schemas["TableBody"];
export type StandingRow = Schemas["RowBody"];
export type Team = Schemas["TeamBody"];
export type TeamRef = Schemas["TeamRef"];
export type TeamUsefulTime = Schemas["TeamUsefulTime"];
export type TieMatch = Schemas["AmongMatch"];
export type TieStep = Schemas["TieStep"];
export type TimelineEvent = Schemas["TimelineEvent"];
