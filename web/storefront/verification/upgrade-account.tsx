import { useRef } from 'react'
import { redirect, useFetcher } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import { requireSignedIn } from '#web/access.ts'
import { apiContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readFormData, toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { loadRegions, searchDistricts } from '../addresses/regions.ts'
import { CompanyFields, ContactPersonFields, BusinessAddressFields } from './fields.tsx'
import { DocumentFields } from './document-fields.tsx'
import { StepBar } from './step-bar.tsx'
import { replyWithUploadErrors, replyWithSubmitErrors, uploadDocuments } from './documents.ts'
import { listCompletedSteps, findNextStep, schemaForStep } from './progress.ts'
import { findStepAfter, findStep, STEPS, type SubmissionResponse } from './steps.ts'
import type { Route } from './+types/upgrade-account'

export const middleware = [requireSignedIn]

/** A document has a megabyte, and ten only where staff allow it: two of these are room for all six. */
export const handle = {
  uploads: { calls: ['files.uploadDocument'], perForm: 2 },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Jadi akun bisnis')

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [profile, { results, mayChange }] = await Promise.all([
    api.customers.profile(),
    api.verification.submissions({}),
  ])
  const [latest, previous] = results
  const isClosed = latest && ['submitted', 'in_review', 'approved'].includes(latest.status)
  if (isClosed || !mayChange) throw redirect('/waiting-verification')
  const step = findStep(url.searchParams.get('langkah'))
  if (!step) {
    const query = new URLSearchParams(url.searchParams)
    query.set('langkah', findNextStep(latest).name)
    throw redirect(`/upgrade-account?${query}`)
  }
  const savedAddress = latest?.answers.address
  const readRegion = (name: 'provinceId' | 'cityId' | 'districtId' | 'villageId') =>
    url.searchParams.get(name) ?? savedAddress?.[name] ?? ''
  const regions =
    step.name === 'alamat'
      ? await loadRegions(api, {
          provinceId: readRegion('provinceId'),
          cityId: readRegion('cityId'),
          districtId: readRegion('districtId'),
          villageId: readRegion('villageId'),
        })
      : undefined
  const rule = step.name === 'dokumen' ? await api.files.documentRule() : undefined
  const completedSteps = listCompletedSteps(latest)
  return {
    profile,
    submission: latest,
    before: previous,
    stepName: step.name,
    done: completedSteps,
    regions,
    matchingDistricts: await searchDistricts(api, url.searchParams),
    rule,
  }
}

/** Reloads also after a refusal: uploaded documents are listed then, and are not sent twice. */
export const shouldRevalidate = () => true

export async function action({ context, request, url }: Route.ActionArgs) {
  const { verification, files } = context.get(apiContext)
  const form = await readPostedForm(request)
  const step = findStep(url.searchParams.get('langkah')) ?? STEPS[0]
  const schema = schemaForStep(step)
  try {
    const { id } = await verification.begin({ body: {} })
    if (schema) {
      const read = readFormData(form, schema)
      if (!read.ok) return read.reply
      await verification.save({ id, body: { [step.part]: read.value } })
      return redirect(`/upgrade-account?langkah=${findStepAfter(step.name) ?? 'dokumen'}`, 303)
    }
    const removeDocuments = form.getAll('remove').map(String)
    const { documents, errors } = await uploadDocuments(files, form)
    const hasErrors = Object.keys(errors).length > 0
    const submit = form.get('intent') === 'submit' && !hasErrors
    const saved = await verification.save({ id, body: { documents, removeDocuments, submit } })
    if (hasErrors) return replyWithUploadErrors(errors, saved.documents.length)
    if (submit) return redirect('/waiting-verification', 303)
    // Before scripts run a form replaces the page; a reload must not post it again.
    return request.headers.get('accept')?.includes('text/html')
      ? redirect('/upgrade-account?langkah=dokumen', 303)
      : { saved: true as const }
  } catch (thrown) {
    return schema ? toFormErrors(thrown, collectFormValues(form)) : replyWithSubmitErrors(thrown)
  }
}

/** The company's application in steps; each is saved when it is submitted and can be revisited. */
export default function UpgradeAccount({
  loaderData: {
    profile,
    submission,
    before: previous,
    stepName,
    done: completedSteps,
    regions,
    rule,
  },
  actionData,
}: Route.ComponentProps) {
  const step = STEPS.find(({ name }) => name === stepName)!
  const reply = isFormErrors(actionData) ? actionData : undefined
  const documentsFetcher = useFetcher<unknown>()
  const saveButton = useRef<HTMLButtonElement>(null)
  const isSubmitting = (intent: string) => documentsFetcher.formData?.get('intent') === intent
  const answers = submission?.answers
  return (
    <div className="mx-auto w-full max-w-2xl min-w-0">
      <div className="min-w-0 rounded-card border border-line bg-face p-5 shadow-card md:p-8">
        <h1>Jadi akun bisnis</h1>
        <p className="mt-1 text-ink-2">
          Setiap langkah tersimpan begitu Anda menekan tombolnya. Anda bisa berhenti dan
          melanjutkannya kapan saja.
        </p>
        <StepBar
          path="/upgrade-account"
          steps={STEPS}
          current={step.name}
          completed={completedSteps}
        />
        {submission?.status === 'rejected' && (
          <Alert severity="warning" className="mb-4" title="Pengajuan sebelumnya perlu diperbaiki">
            {submission.reason ??
              'Perbaiki dokumen yang ditandai, lalu kirim lagi. Yang sudah benar tidak perlu diisi ulang.'}
          </Alert>
        )}
        <ReplyForm
          key={step.name}
          reply={reply}
          // A document that was stored after all is no draft any more, whatever became of its response.
          draft={{ record: [step.name, ...listDocumentIds(step.name, submission)].join(' ') }}
          fetcher={step.name === 'dokumen' ? documentsFetcher : undefined}
          encType="multipart/form-data"
          className="grid gap-4 md:grid-cols-2"
        >
          {step.name === 'perusahaan' && (
            <CompanyFields answers={answers?.company} name={profile.companyName} />
          )}
          {step.name === 'penanggung-jawab' && (
            <ContactPersonFields answers={answers?.pic} profile={profile} />
          )}
          {step.name === 'alamat' && regions && (
            <BusinessAddressFields answers={answers?.address} regions={regions} />
          )}
          {step.name === 'dokumen' && rule && (
            <DocumentFields
              submission={submission}
              previous={previous}
              rule={rule}
              // Submits all chosen files: an earlier upload may still be in flight, and this one
              // replaces it.
              onSelect={() => saveButton.current?.form?.requestSubmit(saveButton.current)}
            />
          )}
          <div className="flex flex-wrap gap-2 md:col-span-2">
            {step.name === 'dokumen' ? (
              <>
                <SubmitButton
                  ref={saveButton}
                  name="intent"
                  value="keep"
                  variant="outlined"
                  size="large"
                  busy={isSubmitting('keep')}
                  loadingText="Menyimpan . . ."
                >
                  Simpan dokumen
                </SubmitButton>
                <SubmitButton
                  name="intent"
                  value="submit"
                  color="main"
                  size="large"
                  busy={isSubmitting('submit')}
                >
                  Kirim untuk diperiksa
                </SubmitButton>
              </>
            ) : (
              <SubmitButton color="main" size="large">
                Simpan dan lanjut
              </SubmitButton>
            )}
          </div>
        </ReplyForm>
        <p className="mt-4 text-14">
          <Link to="/" className="inline-flex min-h-11 items-center text-link">
            Lanjutkan nanti
          </Link>
        </p>
      </div>
    </div>
  )
}

const listDocumentIds = (step: string, submission: SubmissionResponse | undefined): string[] =>
  step === 'dokumen' ? (submission?.documents ?? []).map(({ id }) => id) : []
