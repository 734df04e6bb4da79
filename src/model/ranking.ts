export type {
  Leaderboard,
  LeftOut,
  PublishedPlace,
  RankedBy,
  Ranking,
  RankMeasured,
  RankPlan,
  Row,
  ShownMetric,
  Standing,
} from "../format/results.ts";
export { RESULTS_SCHEMA, SHOWN } from "../format/results.ts";
