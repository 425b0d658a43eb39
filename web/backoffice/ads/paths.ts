export const ADS_PATH = '/backoffice/konten/iklan'
export const AD_BRANDS_PATH = `${ADS_PATH}/merek`
export const AD_FIGURES_PATH = `${ADS_PATH}/angka`
export const AD_EXPORT_PATH = `${ADS_PATH}/ekspor`
