import { SURVEY_CHOICES } from '#modules/content/surveys/choice-rules.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import { ChoiceQuestion } from './choice-question.tsx'

const REASONS = ['Harga belum cocok', 'Ukuran tidak ada', 'Stok kurang', 'Masih membandingkan']
const { timeToNeed, compareToOthers, decisionToBuy, reminderConsent } =
  SURVEY_CHOICES.triplek_survey

/** The questions of the triplek survey. Why nothing was bought is asked where nothing was found. */
export const TriplekQuestions = () => (
  <>
    <div className="group/found grid gap-4">
      <ChoiceQuestion
        name="triplekFound"
        question="Apakah Anda menemukan triplek yang dicari?"
        choices={['Ya', 'Tidak']}
        isRow
      />
      <div className="hidden group-has-[[name=triplekFound][value=Tidak]:checked]/found:block">
        <ChoiceQuestion
          name="reasonNotBuy"
          question="Apa yang membuat Anda belum membeli?"
          choices={REASONS}
          optional
        />
      </div>
    </div>
    <ChoiceQuestion
      name="timeToNeed"
      question="Kapan triplek itu dibutuhkan?"
      choices={timeToNeed.choices}
      optional
    />
    <ChoiceQuestion
      name="compareToOthers"
      question="Bagaimana harga kami dibanding toko lain?"
      choices={compareToOthers.choices}
      otherLabel="Pendapat lainnya"
    />
    <ChoiceQuestion
      name="decisionToBuy"
      question="Apa yang paling menentukan Anda membeli?"
      choices={decisionToBuy.choices}
      otherLabel="Penentu lainnya"
    />
    <ChoiceQuestion
      name="reminderConsent"
      question="Boleh kami ingatkan bila harga atau stoknya berubah?"
      choices={reminderConsent.choices}
      isRow
    />
    <FormField name="name" label="Nama" autoComplete="name" maxLength={100} required />
    <FormField
      name="phone"
      label="Nomor telepon (WhatsApp)"
      type="tel"
      inputMode="tel"
      hint="Dengan angka, misalnya 081234567890 atau +62 812 3456 7890."
      autoComplete="tel"
      maxLength={20}
      required
    />
    <FormField
      name="companyName"
      label="Nama perusahaan"
      autoComplete="organization"
      maxLength={150}
      optional
    />
  </>
)
