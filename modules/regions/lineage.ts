/** Where the regions of an address lie; null where a region does not exist. */
export type Lineage = {
  provinceExists: boolean
  provinceOfCity: string | null
  cityOfDistrict: string | null
  districtOfVillage: string | null
}
export type Regions = { provinceId: string; cityId: string; districtId: string; villageId: string }

/** The first field, from the province down, that does not lie in the one above; undefined where all do. */
export function misplaced(
  regions: Regions,
  lineage: Lineage,
): [field: keyof Regions, message: string] | undefined {
  if (!lineage.provinceExists) return ['provinceId', 'Pilih provinsi yang ada.']
  if (lineage.provinceOfCity !== regions.provinceId)
    return ['cityId', 'Pilih kota atau kabupaten di provinsi ini.']
  if (lineage.cityOfDistrict !== regions.cityId)
    return ['districtId', 'Pilih kecamatan di kota atau kabupaten ini.']
  if (lineage.districtOfVillage !== regions.districtId)
    return ['villageId', 'Pilih kelurahan atau desa di kecamatan ini.']
  return undefined
}
