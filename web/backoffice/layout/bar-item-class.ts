/** The look of an entry of the dark bar. */
export const barItemClass =
  'flex min-h-11 shrink-0 items-center gap-3 px-3.5 font-medium whitespace-nowrap hover:bg-dark-hover md:rounded-control'
