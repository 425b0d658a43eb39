/** The page of a ticket in the profile. */
export const buildTicketPath = (id: string): string => `/profile/bantuan/detail?id=${id}`
