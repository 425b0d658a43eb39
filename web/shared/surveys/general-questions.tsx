import { SURVEY_CHOICES } from '#modules/content/surveys/choice-rules.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { ChoiceQuestion } from './choice-question.tsx'

const { currentJob, selectedMaterials, projectLocation } = SURVEY_CHOICES.general_survey

/** The questions of the general survey after its first. */
export const GeneralQuestions = () => (
  <>
    <input type="hidden" name="needsHelp" value="Ya" />
    <FormField
      name="nickname"
      label="Nama panggilan"
      autoComplete="nickname"
      maxLength={100}
      required
    />
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
    <ChoiceQuestion
      name="currentJob"
      question="Apa pekerjaan Anda?"
      choices={currentJob.choices}
      otherLabel="Pekerjaan lainnya"
    />
    <ChoiceQuestion
      name="selectedMaterials"
      question="Bahan apa yang Anda cari?"
      choices={selectedMaterials.choices}
      otherLabel="Bahan lainnya"
      isMultiple
    />
    <FormField name="materialDetails" label="Rincian bahan" hint="Ukuran, merek, jumlah" optional>
      {(control) => <Textarea {...control} rows={2} maxLength={1000} />}
    </FormField>
    <ChoiceQuestion
      name="projectLocation"
      question="Di mana lokasi proyeknya?"
      choices={projectLocation.choices}
      otherLabel="Lokasi lainnya"
    />
  </>
)
