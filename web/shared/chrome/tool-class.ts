/** The header's tools: an icon above a word. */
export const toolClass =
  'relative inline-flex min-h-12 min-w-11 flex-col items-center justify-center gap-px rounded-control px-2 text-12 font-medium whitespace-nowrap hover:bg-tarp-700'
