/** Which page of a list is read: 0-based, and how many rows a page has. */
export type Paging = { page: number; count: number }
