import type { DemoWarehouse } from './types.ts'

/** The shop's warehouses; `share` is the part of a usual stock that each keeps. */
export const WAREHOUSES: (DemoWarehouse & { share: number; java: boolean })[] = [
  describeWarehouse('CBT', 'Gudang Cibitung', '32.16', -6.2631, 107.0839, 1, true),
  describeWarehouse('CKP', 'Gudang Cikupa', '36.03', -6.2236, 106.5167, 0.7, true),
  describeWarehouse('SDA', 'Gudang Sidoarjo', '35.15', -7.4462, 112.7178, 0.6, true),
  describeWarehouse('SMG', 'Gudang Semarang', '33.74', -6.9716, 110.3299, 0.45, true),
  describeWarehouse('MDN', 'Gudang Medan', '12.71', 3.6422, 98.6739, 0.35, false),
  describeWarehouse('PLB', 'Gudang Palembang', '16.71', -2.9436, 104.7314, 0.25, false),
  describeWarehouse('MKS', 'Gudang Makassar', '73.71', -5.0936, 119.5083, 0.3, false),
  describeWarehouse('BPN', 'Gudang Balikpapan', '64.71', -1.2023, 116.8675, 0.25, false),
  describeWarehouse('DPS', 'Gudang Denpasar', '51.71', -8.7045, 115.1936, 0.25, false),
]

function describeWarehouse(
  code: string,
  name: string,
  cityCode: string,
  latitude: number,
  longitude: number,
  share: number,
  java: boolean,
) {
  return { code, name, cityCode, latitude, longitude, share, java }
}
