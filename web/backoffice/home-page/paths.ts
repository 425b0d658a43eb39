export const HOME_PAGE_PATH = '/backoffice/konten/beranda'
