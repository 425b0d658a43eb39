import { all, any, ask, by, has, kind, named, type Query } from '../judge.ts'
import {
  BASIN,
  BLOCK_GLUE,
  CEMENT,
  LIGHT_BLOCK,
  OTHER_SHEETS,
  PLYWOOD,
  PVC_FITTING,
  PVC_PIPE,
  REBAR,
  SINK,
  SITTING_TOILET,
  SOCKET,
  SWITCH,
  TIE_WIRE,
  WALL_PAINT,
} from '../terms.ts'

/** Letters swapped, lost, doubled or struck beside the right key. */
export const SLIPS: Query[] = [
  ask('tripelks', { 3: PLYWOOD, 2: kind('triplek-film'), 1: OTHER_SHEETS }),
  ask('multiplkes', { 3: PLYWOOD, 2: kind('triplek-film'), 1: OTHER_SHEETS }),
  ask('smen', { 3: CEMENT, 2: kind('semen-putih'), 1: kind('mortar-instan', 'perekat-keramik') }),
  ask('semen puth', { 3: kind('semen-putih'), 1: CEMENT }),
  ask('semen karang jya', {
    3: all(CEMENT, by('karang-jaya')),
    2: all(kind('semen-putih'), by('karang-jaya')),
    1: CEMENT,
  }),
  ask('wiremes', { 3: kind('wiremesh'), 1: kind('pagar-kawat') }),
  ask('besi betom', { 3: REBAR, 1: kind('wiremesh') }),
  ask('kramik lantai', {
    3: kind('keramik-lantai'),
    2: kind('keramik-motif-kayu', 'granit'),
    1: kind('keramik-dinding', 'perekat-keramik'),
  }),
  ask('gneteng metal', {
    3: kind('genteng-metal'),
    1: kind('genteng-keramik-beton', 'nok-talang', 'spandek'),
  }),
  ask('bta ringan', { 3: LIGHT_BLOCK, 1: any(BLOCK_GLUE, kind('bata-merah', 'batako')) }),
  ask('pipa pcv', { 3: PVC_PIPE, 1: any(PVC_FITTING, kind('pipa-konduit')) }),
  ask('gipsun', {
    3: kind('papan-gipsum'),
    1: any(named('Gipsum'), kind('lis-kompon', 'papan-semen')),
  }),
  ask('plafom pvc', { 3: kind('plafon-pvc'), 1: any(kind('rangka-plafon'), named('Lis PVC')) }),
  ask('cat temok', { 3: WALL_PAINT, 2: named('Cat Plafon'), 1: kind('cat-dasar') }),
  ask('saklr', { 3: SWITCH, 1: kind('saklar') }),
  ask('stpo kontak', { 3: SOCKET, 1: SWITCH }),
  ask('kabel nyn', {
    3: all(kind('kabel'), has({ jenis: 'NYM' })),
    2: all(kind('kabel'), has({ jenis: ['NYMHY', 'NYY'] })),
    1: kind('kabel'),
  }),
  ask('engsle pintu', {
    3: all(kind('engsel'), has({ jenis: 'Engsel Pintu' })),
    2: all(kind('engsel'), named('Engsel ')),
    1: kind('engsel'),
  }),
  ask('klosed duduk', { 3: SITTING_TOILET, 1: kind('kloset') }),
  ask('spandk', { 3: kind('spandek'), 1: kind('seng-gelombang', 'genteng-metal') }),
  ask('paku betn', { 3: all(kind('paku'), has({ jenis: 'Paku Beton' })), 1: kind('paku') }),
  ask('wastafle', {
    3: BASIN,
    2: SINK,
    1: any(all(kind('keran'), has({ jenis: 'Keran Wastafel' })), named('Sifon Wastafel')),
  }),
  ask('pompa ari', { 3: kind('pompa-air') }),
  ask('gerobk', { 3: kind('gerobak') }),
  ask('lampu lde', { 3: kind('lampu') }),
  ask('waterpoofing', {
    3: kind('pelapis-anti-bocor'),
    2: kind('membran'),
    1: all(kind('kimia-beton'), has({ jenis: 'Kedap Air Campuran' })),
  }),
  ask('holow galvanis', {
    3: all(kind('hollow'), has({ lapisan: 'Galvanis' })),
    2: kind('hollow'),
    1: all(kind('rangka-plafon'), named('Hollow Plafon')),
  }),
  ask('dynabol', {
    3: all(kind('baut'), has({ jenis: 'Dynabolt' })),
    1: all(kind('baut'), has({ jenis: ['Angkur Kimia', 'Angkur L'] })),
  }),
  ask('kawat bendart', { 3: TIE_WIRE, 1: kind('kawat') }),
  ask('rumput sintetsi', { 3: kind('taman') }),
  ask('polikarbonta', {
    3: all(kind('atap-transparan'), named('Polikarbonat')),
    1: kind('atap-transparan'),
  }),
  ask('roksam', {
    3: all(kind('alat-tangan'), has({ jenis: 'Roskam' })),
    2: all(kind('alat-cat'), has({ jenis: 'Roskam Gerigi' })),
  }),
  ask('tangga alumunium', { 3: kind('tangga') }),
]
