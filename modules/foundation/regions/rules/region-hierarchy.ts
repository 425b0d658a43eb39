/** The parents of an address's regions; null where a region does not exist. */
export type RegionParents = {
  provinceExists: boolean
  provinceOfCity: string | null
  cityOfDistrict: string | null
  districtOfVillage: string | null
}
export type RegionIds = {
  provinceId: string
  cityId: string
  districtId: string
  villageId: string
}

/**
 * The first field, from the province down, whose region is not inside the one above; undefined where all
 * are.
 */
export function findMisplacedRegion(
  regions: RegionIds,
  parents: RegionParents,
): [field: keyof RegionIds, message: string] | undefined {
  if (!parents.provinceExists) return ['provinceId', 'Pilih provinsi yang ada.']
  if (parents.provinceOfCity !== regions.provinceId)
    return ['cityId', 'Pilih kota atau kabupaten di provinsi ini.']
  if (parents.cityOfDistrict !== regions.cityId)
    return ['districtId', 'Pilih kecamatan di kota atau kabupaten ini.']
  if (parents.districtOfVillage !== regions.districtId)
    return ['villageId', 'Pilih kelurahan atau desa di kecamatan ini.']
  return undefined
}
