import { formatNumber } from '#platform/format.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import { CompanyFields, ContactPersonFields } from '../verification/fields.tsx'
import type { LenderApplication } from './lender-calls.ts'

type Answers = LenderApplication['answers'] | undefined

/** `1250000.00` as it is typed: `1.250.000`. */
const toWholeRupiah = (amount: string | undefined) => amount && formatNumber(Number(amount), 0)

export const NeedFields = ({ answers }: { answers: Answers }) => (
  <>
    <FormField
      name="amount"
      label="Limit yang diajukan"
      hint="Perkiraan belanja Anda selama satu tempo, misalnya 100.000.000."
      inputMode="numeric"
      inputClassName="num font-bold"
      defaultValue={toWholeRupiah(answers?.need?.amount.amount)}
      required
    />
    <FormField
      name="yearlySales"
      label="Omzet setahun"
      hint="Tahun buku terakhir."
      inputMode="numeric"
      inputClassName="num"
      defaultValue={toWholeRupiah(answers?.need?.yearlySales.amount)}
      required
    />
    <FormField
      name="yearsInBusiness"
      label="Lama usaha (tahun)"
      inputMode="numeric"
      defaultValue={answers?.need ? String(answers.need.yearsInBusiness) : undefined}
      required
    />
    <FormField
      name="purpose"
      label="Dipakai untuk apa"
      hint="Misalnya material ruko tahap dua."
      defaultValue={answers?.need?.purpose}
      maxLength={200}
      required
    />
  </>
)

export const LenderCompanyFields = ({ answers }: { answers: Answers }) => (
  <CompanyFields prefix="company." answers={answers?.company} name={null} />
)

export const LenderPersonFields = ({
  answers,
  applicant,
}: {
  answers: Answers
  /** Who fills it in, which is often the same person. */
  applicant: { name: string; phone: string }
}) => (
  <>
    <ContactPersonFields
      prefix="person."
      answers={{
        name: answers?.person.name || applicant.name,
        position: answers?.person.position ?? '',
        phone: answers?.person.phone || applicant.phone,
      }}
      profile={applicant}
    />
    <FormField
      name="person.nik"
      label="NIK"
      hint="16 angka, seperti di KTP."
      inputMode="numeric"
      defaultValue={answers?.person.nik}
      required
    />
  </>
)
