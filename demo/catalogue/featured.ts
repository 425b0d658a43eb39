/** SKUs of the home page's price table, in order. */
export const FEATURED = [
  'KJ-SMN-PCC-40',
  'KB-BTS-420-D13',
  'RB-TRP-MRT-09-UTY',
  'CB-BRG-STD-100',
  'KB-WMS-LBR-M8',
  'TJ-SPD-WRN-HJU-035-6',
  'AL-PVC-AW-4',
  'UM-PSB-BANGK-STD-CRH',
]
