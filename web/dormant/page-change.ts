/** What a page that has woken says when it shows another one (start-late-parts.ts). */
export const PAGE_CHANGE = 'page-change'
