import { formatExact } from '#platform/format.ts'
import type { MoneyJson } from '#platform/money.ts'

type TestLine = { day: string; text: string; amount: MoneyJson; side?: 'CR' | 'DB' }

/** `1,234,567.89` and `1.234.567,89`. */
const toEnglish = ({ amount }: MoneyJson) =>
  amount
    .replace(/\B(?=(\d{3})+(?!\d)\.)/g, ',')
    .replace(/^(\d+)(?=\.)/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','))
const toIndonesian = (amount: MoneyJson) => formatExact(amount)

const [YEAR, MONTH, DAY] = [0, 1, 2]
const split = (day: string) => day.split('-')
const toSlashes = (day: string) => `${split(day)[DAY]}/${split(day)[MONTH]}/${split(day)[YEAR]}`
const toShort = (day: string) =>
  `${split(day)[DAY]}/${split(day)[MONTH]}/${split(day)[YEAR]!.slice(2)}`

const toFile = (name: string, rows: readonly string[]) => new File([rows.join('\r\n')], name)

/** Statements as the sites of the banks save them. */
export const makeStatement = {
  bca: (lines: readonly TestLine[], name = 'mutasi-bca.csv') =>
    toFile(name, [
      "No. rekening :,'7025518840",
      'Nama :,PT PONDASI NIAGA INDONESIA',
      'Periode :,01/11/2026 - 20/11/2026',
      'Kode Mata Uang :,Rp',
      '',
      'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
      ...lines.map(
        ({ day, text, amount, side = 'CR' }, index) =>
          `'${toSlashes(day)},${text},'0000,"${toEnglish(amount)}",${side},"${52_000_000 + index}.00"`,
      ),
      'Saldo Awal :,"52,000,000.00"',
      'Mutasi Kredit :,"1,000,000.00",1',
    ]),
  mandiri: (lines: readonly TestLine[], name = 'mutasi-mandiri.csv') =>
    toFile(name, [
      'AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance',
      ...lines.map(({ day, text, amount, side = 'CR' }) => {
        const parts = side === 'CR' ? [toEnglish(amount), '.00'] : ['.00', toEnglish(amount)]
        return `1550011027746;IDR;${toSlashes(day)};"${text}";MCM;${parts.join(';')};52,000,000.00`
      }),
    ]),
  bri: (lines: readonly TestLine[], name = 'mutasi-bri.csv') =>
    toFile(name, [
      'Tanggal,Uraian Transaksi,Teller,Debet,Kredit,Saldo',
      ...lines.map(({ day, text, amount, side = 'CR' }) => {
        const parts = side === 'CR' ? ['0.00', toEnglish(amount)] : [toEnglish(amount), '0.00']
        return `${toShort(day)} 09:13:05,"${text}",8888083,"${parts[0]}","${parts[1]}","52,000,000.00"`
      }),
    ]),
  bni: (lines: readonly TestLine[], name = 'mutasi-bni.csv') =>
    toFile(name, [
      'Post Date;Value Date;Branch;Journal No.;Description;Amount;Db/Cr;Balance',
      ...lines.map(
        ({ day, text, amount, side = 'CR' }, index) =>
          `${toShort(day)} 09.15.08;${toShort(day)} 09.15.08;0259;${991_000 + index};${text};${toIndonesian(amount)};${side === 'CR' ? 'C' : 'D'};52.000.000,00`,
      ),
    ]),
}
