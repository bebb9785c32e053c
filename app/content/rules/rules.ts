import { onePullQuote, specifiedDate, specifiedReadTime } from "./articles.ts";
import { articleCount, postCount, serviceCount } from "./counts.ts";
import { kindPages } from "./kinds.ts";
import { articleLength, postLength, serviceLength } from "./lengths.ts";
import { filledRoutes, listedServices } from "./paths.ts";
import type { Rule } from "./rule.ts";
import { uniqueKindNames, uniquePaths, uniquePostIds, uniqueQuestionIds, uniqueServiceIds } from "./unique.ts";

/** Every rule about the content as a whole, in the order in which its problems are told. */
export const RULES: readonly Rule[] = [
  serviceLength,
  listedServices,
  postLength,
  articleLength,
  onePullQuote,
  specifiedDate,
  specifiedReadTime,
  uniquePaths,
  uniqueServiceIds,
  uniquePostIds,
  uniqueQuestionIds,
  uniqueKindNames,
  kindPages,
  serviceCount,
  postCount,
  articleCount,
  filledRoutes,
];
