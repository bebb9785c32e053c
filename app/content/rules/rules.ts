import { onePullQuote } from "./articles.ts";
import { kindPages } from "./kinds.ts";
import { articleLength, postLength, serviceLength } from "./lengths.ts";
import type { Rule } from "./rule.ts";
import { uniqueKindNames, uniquePaths, uniquePostIds, uniqueQuestionIds, uniqueServiceIds } from "./unique.ts";

/** Every rule about the content as a whole, in the order in which its problems are told. */
export const RULES: readonly Rule[] = [
  serviceLength,
  postLength,
  articleLength,
  onePullQuote,
  uniquePaths,
  uniqueServiceIds,
  uniquePostIds,
  uniqueQuestionIds,
  uniqueKindNames,
  kindPages,
];
