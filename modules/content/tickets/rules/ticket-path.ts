/** The page of a ticket in the profile. */
export const ticketPath = (id: string): string => `/profile/bantuan/detail?id=${id}`
