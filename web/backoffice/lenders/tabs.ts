export const APPLICATIONS_PATH = '/backoffice/pembiayaan'
export const EXPOSURE_PATH = `${APPLICATIONS_PATH}/paparan`

export const LOANS_PATH = `${APPLICATIONS_PATH}/pencairan`

/** The parts of the section. */
export const LENDER_TABS = [
  { to: APPLICATIONS_PATH, label: 'Pengajuan' },
  { to: LOANS_PATH, label: 'Pencairan' },
  { to: EXPOSURE_PATH, label: 'Paparan' },
] as const
