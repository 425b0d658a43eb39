/** Brands that make PVC pipe and its fittings. */
export const PVC = ['alira', 'tirtapipa', 'pipasena']
