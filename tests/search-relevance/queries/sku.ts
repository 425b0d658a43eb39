import {
  allOf,
  judgeQuery,
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
  judgeQuery('KJ-SMN-PCC-40', { 3: hasSku('KJ-SMN-PCC-40') }),
  judgeQuery('RB-TRP-MRT-09-UTY', { 3: hasSku('RB-TRP-MRT-09-UTY') }),
  judgeQuery('KB-BTS-420-D13', { 3: hasSku('KB-BTS-420-D13') }),
  judgeQuery('AL-PVC-AW-05', { 3: hasSku('AL-PVC-AW-05') }),
  judgeQuery('VT-MCB-MCB-1P-16', { 3: hasSku('VT-MCB-MCB-1P-16') }),
  judgeQuery('JD-JDL-SLD-BNG-6060-PTH', { 3: hasSku('JD-JDL-SLD-BNG-6060-PTH') }),
  judgeQuery('TJ-SPD-WRN-BRU-035-4', { 3: hasSku('TJ-SPD-WRN-BRU-035-4') }),
  judgeQuery('kt-kbl-nym-21p5-50', { 3: hasSku('KT-KBL-NYM-21P5-50') }),
  judgeQuery('wk-cin-cuc-2p5-pth', { 3: hasSku('WK-CIN-CUC-2P5-PTH') }),
  judgeQuery('pk-but-dyn-znc-m8-65', { 3: hasSku('PK-BUT-DYN-ZNC-M8-65') }),
  judgeQuery('RB TRP MRT 12 UTY', { 3: hasSku('RB-TRP-MRT-12-UTY') }),
  judgeQuery('KW KWT BDR 20', { 3: hasSku('KW-KWT-BDR-20') }),
  judgeQuery('cb brg std 75', { 3: hasSku('CB-BRG-STD-75') }),
  judgeQuery('NBSMNOPC50', { 3: hasSku('NB-SMN-OPC-50') }),
  judgeQuery('tdtkiplsstd300orn', { 3: hasSku('TD-TKI-PLS-STD-300-ORN') }),
  judgeQuery('BP/FLM/PHN/18/WBP', { 3: hasSku('BP-FLM-PHN-18-WBP') }),
  judgeQuery('SKU KM-KLS-DDK-ARU-PTH', { 3: hasSku('KM-KLS-DDK-ARU-PTH') }),
  judgeQuery('KJ-SMN', { 3: allOf(hasBrand('karang-jaya'), inSubCategory('semen-abu')) }),
  judgeQuery('KB-BTS-420', {
    3: allOf(
      hasBrand('krida-baja'),
      inSubCategory('besi-beton-ulir'),
      hasAttributes({ mutu: 'BjTS 420B' }),
    ),
  }),
  judgeQuery('RB-TRP', { 3: allOf(hasBrand('rimbaply'), inSubCategory('triplek')) }),
  judgeQuery('SR-KLT-ARU', {
    3: allOf(hasBrand('serenata'), inSubCategory('keramik-lantai'), isNamed('Arunika')),
  }),
  judgeQuery('TT-PVC-AW', {
    3: allOf(hasBrand('tirtapipa'), inSubCategory('pipa-pvc'), hasAttributes({ kelas: 'AW' })),
  }),
  judgeQuery('KR-KRN-DPR', {
    3: allOf(
      hasBrand('kranesia'),
      inSubCategory('keran'),
      hasAttributes({ jenis: 'Keran Dapur Angsa' }),
    ),
  }),
  judgeQuery('SMN-PCC', { 3: allOf(inSubCategory('semen-abu'), hasAttributes({ jenis: 'PCC' })) }),
  judgeQuery('FPV-ELB', {
    3: allOf(inSubCategory('sambungan-pvc'), hasAttributes({ bentuk: 'Elbow' })),
  }),
  judgeQuery('TRP-MRT-09', {
    3: allOf(inSubCategory('triplek'), hasAttributes({ jenis: 'Meranti', tebal: 9 })),
  }),
  judgeQuery('FLM-PHN-12-WBP', { 3: hasSkuPart('FLM-PHN-12-WBP') }),
  judgeQuery('bts 520 d25', {
    3: allOf(inSubCategory('besi-beton-ulir'), hasAttributes({ mutu: 'BjTS 520', diameter: 25 })),
  }),
  judgeQuery('mbr-mbb', {
    3: allOf(inSubCategory('membran'), hasAttributes({ jenis: 'Membran Bakar' })),
  }),
  judgeQuery('WMS-ROL', { 3: allOf(inSubCategory('wiremesh'), hasAttributes({ bentuk: 'Roll' })) }),
  judgeQuery('GPS-API', {
    3: allOf(inSubCategory('papan-gipsum'), hasAttributes({ jenis: 'Tahan Api' })),
  }),
  judgeQuery('wm-mtr', { 3: allOf(hasBrand('wreksa-mortar'), inSubCategory('mortar-instan')) }),
  judgeQuery('HLW-STL-4040', {
    3: allOf(
      inSubCategory('hollow'),
      hasAttributes({ lapisan: 'Stainless 304', ukuran: '40 × 40 mm' }),
    ),
  }),
  judgeQuery('LMP-BLB', {
    3: allOf(inSubCategory('lampu'), hasAttributes({ jenis: 'Lampu LED Bohlam' })),
  }),
  judgeQuery('PIN-KRM', { 3: hasSkuPart('PIN-KRM') }),
]
