import { getIslandGroup } from './geography.ts'

/**
 * Islands without a road to the mainland of their group, with the codes of their cities. A city belongs to
 * the island of its seat. Madura is not listed, because a bridge connects it to Java.
 */
const citiesByIsland: Record<string, readonly string[]> = {
  simeulue: ['11.09'],
  weh: ['11.72'],
  nias: ['12.04', '12.14', '12.24', '12.25', '12.78'],
  mentawai: ['13.09'],
  bengkalis: ['14.03'],
  'tebing-tinggi': ['14.10'],
  bangka: ['19.01', '19.03', '19.04', '19.05', '19.71'],
  belitung: ['19.02', '19.06'],
  bintan: ['21.01', '21.72'],
  karimun: ['21.02'],
  natuna: ['21.03'],
  lingga: ['21.04'],
  anambas: ['21.05'],
  batam: ['21.71'],
  seribu: ['31.01'],
  bali: ['51.01', '51.02', '51.03', '51.04', '51.05', '51.06', '51.07', '51.08', '51.71'],
  lombok: ['52.01', '52.02', '52.03', '52.08', '52.71'],
  sumbawa: ['52.04', '52.05', '52.06', '52.07', '52.72'],
  timor: ['53.01', '53.02', '53.03', '53.04', '53.21', '53.71'],
  alor: ['53.05'],
  flores: ['53.06', '53.07', '53.08', '53.09', '53.10', '53.15', '53.16', '53.19'],
  sumba: ['53.11', '53.12', '53.17', '53.18'],
  lembata: ['53.13'],
  rote: ['53.14'],
  sabu: ['53.20'],
  laut: ['63.02'],
  nunukan: ['65.03'],
  tarakan: ['65.71'],
  sangihe: ['71.03'],
  talaud: ['71.04'],
  siau: ['71.09'],
  peling: ['72.07'],
  banggai: ['72.11'],
  selayar: ['73.01'],
  muna: ['74.03', '74.13', '74.14'],
  buton: ['74.04', '74.10', '74.15', '74.72'],
  wakatobi: ['74.07'],
  wawonii: ['74.12'],
  seram: ['81.01', '81.05', '81.06'],
  kei: ['81.02', '81.72'],
  tanimbar: ['81.03'],
  buru: ['81.04', '81.09'],
  aru: ['81.07'],
  moa: ['81.08'],
  ambon: ['81.71'],
  halmahera: ['82.01', '82.02', '82.03', '82.06'],
  bacan: ['82.04'],
  sula: ['82.05'],
  morotai: ['82.07'],
  taliabu: ['82.08'],
  ternate: ['82.71'],
  tidore: ['82.72'],
  yapen: ['91.05'],
  biak: ['91.06', '91.19'],
  waigeo: ['96.03'],
}

const islandByCity = new Map(
  Object.entries(citiesByIsland).flatMap(([island, cities]) =>
    cities.map((city) => [city, island] as const),
  ),
)

/** The landmass that lorries reach from the city without a ship (`Kota Batam` → `batam`). */
export const getLandmass = (cityCode: string): string =>
  islandByCity.get(cityCode) ?? getIslandGroup(cityCode.slice(0, 2))

/** Whether freight between two cities (codes like `32.16`) needs a ship or ferry. */
export const crossesSea = (fromCityCode: string, toCityCode: string): boolean =>
  getLandmass(fromCityCode) !== getLandmass(toCityCode)
