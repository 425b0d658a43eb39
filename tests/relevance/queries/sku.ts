import { all, ask, by, has, kind, named, type Query, sku, skuPart } from '../judge.ts'

/**
 * Article numbers, whole and in part, as they are copied from an invoice or remembered. A whole one
 * asks for one product and nothing else; a part asks for all that carry it.
 */
export const SKUS: Query[] = [
  ask('KJ-SMN-PCC-40', { 3: sku('KJ-SMN-PCC-40') }),
  ask('RB-TRP-MRT-09-UTY', { 3: sku('RB-TRP-MRT-09-UTY') }),
  ask('KB-BTS-420-D13', { 3: sku('KB-BTS-420-D13') }),
  ask('AL-PVC-AW-05', { 3: sku('AL-PVC-AW-05') }),
  ask('VT-MCB-MCB-1P-16', { 3: sku('VT-MCB-MCB-1P-16') }),
  ask('JD-JDL-SLD-BNG-6060-PTH', { 3: sku('JD-JDL-SLD-BNG-6060-PTH') }),
  ask('TJ-SPD-WRN-BRU-035-4', { 3: sku('TJ-SPD-WRN-BRU-035-4') }),
  ask('kt-kbl-nym-21p5-50', { 3: sku('KT-KBL-NYM-21P5-50') }),
  ask('wk-cin-cuc-2p5-pth', { 3: sku('WK-CIN-CUC-2P5-PTH') }),
  ask('pk-but-dyn-znc-m8-65', { 3: sku('PK-BUT-DYN-ZNC-M8-65') }),
  ask('RB TRP MRT 12 UTY', { 3: sku('RB-TRP-MRT-12-UTY') }),
  ask('KW KWT BDR 20', { 3: sku('KW-KWT-BDR-20') }),
  ask('cb brg std 75', { 3: sku('CB-BRG-STD-75') }),
  ask('NBSMNOPC50', { 3: sku('NB-SMN-OPC-50') }),
  ask('tdtkiplsstd300orn', { 3: sku('TD-TKI-PLS-STD-300-ORN') }),
  ask('BP/FLM/PHN/18/WBP', { 3: sku('BP-FLM-PHN-18-WBP') }),
  ask('SKU KM-KLS-DDK-ARU-PTH', { 3: sku('KM-KLS-DDK-ARU-PTH') }),
  ask('KJ-SMN', { 3: all(by('karang-jaya'), kind('semen-abu')) }),
  ask('KB-BTS-420', {
    3: all(by('krida-baja'), kind('besi-beton-ulir'), has({ mutu: 'BjTS 420B' })),
  }),
  ask('RB-TRP', { 3: all(by('rimbaply'), kind('triplek')) }),
  ask('SR-KLT-ARU', { 3: all(by('serenata'), kind('keramik-lantai'), named('Arunika')) }),
  ask('TT-PVC-AW', { 3: all(by('tirtapipa'), kind('pipa-pvc'), has({ kelas: 'AW' })) }),
  ask('KR-KRN-DPR', { 3: all(by('kranesia'), kind('keran'), has({ jenis: 'Keran Dapur Angsa' })) }),
  ask('SMN-PCC', { 3: all(kind('semen-abu'), has({ jenis: 'PCC' })) }),
  ask('FPV-ELB', { 3: all(kind('sambungan-pvc'), has({ bentuk: 'Elbow' })) }),
  ask('TRP-MRT-09', { 3: all(kind('triplek'), has({ jenis: 'Meranti', tebal: 9 })) }),
  ask('FLM-PHN-12-WBP', { 3: skuPart('FLM-PHN-12-WBP') }),
  ask('bts 520 d25', { 3: all(kind('besi-beton-ulir'), has({ mutu: 'BjTS 520', diameter: 25 })) }),
  ask('mbr-mbb', { 3: all(kind('membran'), has({ jenis: 'Membran Bakar' })) }),
  ask('WMS-ROL', { 3: all(kind('wiremesh'), has({ bentuk: 'Roll' })) }),
  ask('GPS-API', { 3: all(kind('papan-gipsum'), has({ jenis: 'Tahan Api' })) }),
  ask('wm-mtr', { 3: all(by('wreksa-mortar'), kind('mortar-instan')) }),
  ask('HLW-STL-4040', {
    3: all(kind('hollow'), has({ lapisan: 'Stainless 304', ukuran: '40 × 40 mm' })),
  }),
  ask('LMP-BLB', { 3: all(kind('lampu'), has({ jenis: 'Lampu LED Bohlam' })) }),
  ask('PIN-KRM', { 3: skuPart('PIN-KRM') }),
]
