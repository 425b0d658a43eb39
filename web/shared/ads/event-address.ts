/** Names the address at which a page's scripts count what was seen and pressed of ads. */
export const AD_EVENTS_PARAM = 'iklan'
export const AD_EVENTS_URL = `/brand?${AD_EVENTS_PARAM}`
/** The field that holds the events as JSON. */
export const AD_EVENTS_FIELD = 'events'
