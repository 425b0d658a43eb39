/** Addresses one buyer may keep. */
export const MOST_ADDRESSES = 50
