import {
  allOf,
  defineQuery,
  hasBrand,
  hasAttributes,
  inSubCategory,
  isNamed,
  type JudgedQuery,
  hasSku,
  hasSkuPart,
} from '../judgments.ts'

/**
 * SKUs, whole and in part, as copied from an invoice or remembered. A whole SKU means one product
 * only; a part means all products that have it.
 */
export const SKUS: JudgedQuery[] = [
  defineQuery('KJ-SMN-PCC-40', { 3: hasSku('KJ-SMN-PCC-40') }),
  defineQuery('RB-TRP-MRT-09-UTY', { 3: hasSku('RB-TRP-MRT-09-UTY') }),
  defineQuery('KB-BTS-420-D13', { 3: hasSku('KB-BTS-420-D13') }),
  defineQuery('AL-PVC-AW-05', { 3: hasSku('AL-PVC-AW-05') }),
  defineQuery('VT-MCB-MCB-1P-16', { 3: hasSku('VT-MCB-MCB-1P-16') }),
  defineQuery('JD-JDL-SLD-BNG-6060-PTH', { 3: hasSku('JD-JDL-SLD-BNG-6060-PTH') }),
  defineQuery('TJ-SPD-WRN-BRU-035-4', { 3: hasSku('TJ-SPD-WRN-BRU-035-4') }),
  defineQuery('kt-kbl-nym-21p5-50', { 3: hasSku('KT-KBL-NYM-21P5-50') }),
  defineQuery('wk-cin-cuc-2p5-pth', { 3: hasSku('WK-CIN-CUC-2P5-PTH') }),
  defineQuery('pk-but-dyn-znc-m8-65', { 3: hasSku('PK-BUT-DYN-ZNC-M8-65') }),
  defineQuery('RB TRP MRT 12 UTY', { 3: hasSku('RB-TRP-MRT-12-UTY') }),
  defineQuery('KW KWT BDR 20', { 3: hasSku('KW-KWT-BDR-20') }),
  defineQuery('cb brg std 75', { 3: hasSku('CB-BRG-STD-75') }),
  defineQuery('NBSMNOPC50', { 3: hasSku('NB-SMN-OPC-50') }),
  defineQuery('tdtkiplsstd300orn', { 3: hasSku('TD-TKI-PLS-STD-300-ORN') }),
  defineQuery('BP/FLM/PHN/18/WBP', { 3: hasSku('BP-FLM-PHN-18-WBP') }),
  defineQuery('SKU KM-KLS-DDK-ARU-PTH', { 3: hasSku('KM-KLS-DDK-ARU-PTH') }),
  defineQuery('KJ-SMN', { 3: allOf(hasBrand('karang-jaya'), inSubCategory('semen-abu')) }),
  defineQuery('KB-BTS-420', {
    3: allOf(
      hasBrand('krida-baja'),
      inSubCategory('besi-beton-ulir'),
      hasAttributes({ mutu: 'BjTS 420B' }),
    ),
  }),
  defineQuery('RB-TRP', { 3: allOf(hasBrand('rimbaply'), inSubCategory('triplek')) }),
  defineQuery('SR-KLT-ARU', {
    3: allOf(hasBrand('serenata'), inSubCategory('keramik-lantai'), isNamed('Arunika')),
  }),
  defineQuery('TT-PVC-AW', {
    3: allOf(hasBrand('tirtapipa'), inSubCategory('pipa-pvc'), hasAttributes({ kelas: 'AW' })),
  }),
  defineQuery('KR-KRN-DPR', {
    3: allOf(
      hasBrand('kranesia'),
      inSubCategory('keran'),
      hasAttributes({ jenis: 'Keran Dapur Angsa' }),
    ),
  }),
  defineQuery('SMN-PCC', { 3: allOf(inSubCategory('semen-abu'), hasAttributes({ jenis: 'PCC' })) }),
  defineQuery('FPV-ELB', {
    3: allOf(inSubCategory('sambungan-pvc'), hasAttributes({ bentuk: 'Elbow' })),
  }),
  defineQuery('TRP-MRT-09', {
    3: allOf(inSubCategory('triplek'), hasAttributes({ jenis: 'Meranti', tebal: 9 })),
  }),
  defineQuery('FLM-PHN-12-WBP', { 3: hasSkuPart('FLM-PHN-12-WBP') }),
  defineQuery('bts 520 d25', {
    3: allOf(inSubCategory('besi-beton-ulir'), hasAttributes({ mutu: 'BjTS 520', diameter: 25 })),
  }),
  defineQuery('mbr-mbb', {
    3: allOf(inSubCategory('membran'), hasAttributes({ jenis: 'Membran Bakar' })),
  }),
  defineQuery('WMS-ROL', {
    3: allOf(inSubCategory('wiremesh'), hasAttributes({ bentuk: 'Roll' })),
  }),
  defineQuery('GPS-API', {
    3: allOf(inSubCategory('papan-gipsum'), hasAttributes({ jenis: 'Tahan Api' })),
  }),
  defineQuery('wm-mtr', { 3: allOf(hasBrand('wreksa-mortar'), inSubCategory('mortar-instan')) }),
  defineQuery('HLW-STL-4040', {
    3: allOf(
      inSubCategory('hollow'),
      hasAttributes({ lapisan: 'Stainless 304', ukuran: '40 × 40 mm' }),
    ),
  }),
  defineQuery('LMP-BLB', {
    3: allOf(inSubCategory('lampu'), hasAttributes({ jenis: 'Lampu LED Bohlam' })),
  }),
  defineQuery('PIN-KRM', { 3: hasSkuPart('PIN-KRM') }),
]
