/** Brands that roll profiles and plates. */
export const MILLS = ['tosan-prima', 'krida-baja', 'bajasura', 'wesi-luhur']
