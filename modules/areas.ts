/**
 * The areas of `modules/`, lowest first. A capability may use its own area and those before it; what
 * happens further up travels as a job. The linter reads this list, and a test compares it with the imports.
 */
export const AREAS = [
  'foundation',
  'people',
  'catalogue',
  'selling',
  'finance',
  'checkout',
  'content',
  'operations',
] as const
