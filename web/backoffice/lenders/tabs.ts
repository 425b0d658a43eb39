const APPLICATIONS_PATH = '/backoffice/pembiayaan'
export const EXPOSURE_PATH = `${APPLICATIONS_PATH}/paparan`

/** The parts of the section. */
export const LENDER_TABS = [
  { to: APPLICATIONS_PATH, label: 'Pengajuan' },
  { to: `${APPLICATIONS_PATH}/pencairan`, label: 'Pencairan' },
  { to: EXPOSURE_PATH, label: 'Paparan' },
] as const
