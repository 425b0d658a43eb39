import { Link } from '#web/ui/navigation/link.tsx'
import { LENDER_STEPS } from '#modules/finance/lenders/rules/steps.ts'
import { buildRegistrationPath } from '#modules/finance/lenders/rules/registration-path.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { StepBar } from '../verification/step-bar.tsx'
import { LenderAddressFields } from './address-fields.tsx'
import { DocumentStep } from './document-step.tsx'
import { listCompleteSteps } from './list-complete-steps.ts'
import type { RegistrationData } from './load-registration.ts'
import { Obstacle } from './obstacle.tsx'
import { LenderCompanyFields, LenderPersonFields, NeedFields } from './step-fields.tsx'

type Props = { registration: RegistrationData; actionData: unknown }

/** Applies at a lender in steps; each is saved when it is submitted, and goes on on another device. */
export function RegistrationPage({ registration, actionData }: Props) {
  const { lender, lenderName } = registration
  return (
    <div className="mx-auto w-full max-w-3xl min-w-0">
      <div className="min-w-0 rounded-card border border-line bg-face p-5 shadow-card md:p-8">
        <h1>Ajukan pembiayaan {lenderName}</h1>
        <p className="mt-1 text-ink-2">
          Belanja dulu, {lenderName} yang membayar, perusahaan Anda mencicil. Setiap langkah
          tersimpan begitu Anda menekan tombolnya.
        </p>
        {registration.obstacle ? (
          <Obstacle obstacle={registration.obstacle} path={buildRegistrationPath(lender)} />
        ) : (
          <Steps
            registration={registration}
            reply={isFormErrors(actionData) ? actionData : undefined}
          />
        )}
        <p className="mt-4 text-14">
          <Link to="/" className="inline-flex min-h-11 items-center text-link">
            Lanjutkan nanti
          </Link>
        </p>
      </div>
    </div>
  )
}

type OpenRegistration = Extract<RegistrationData, { obstacle: null }>

function Steps({ registration, reply }: { registration: OpenRegistration; reply: unknown }) {
  const { lender, lenderName, application, step, areas, applicant, isDown, key } = registration
  const answers = application?.answers
  const refusal = application?.eligibility?.isEligible === false && application.eligibility.reason
  return (
    <>
      <StepBar
        path={buildRegistrationPath(lender)}
        steps={LENDER_STEPS}
        current={step}
        completed={listCompleteSteps(application)}
      />
      {isDown && (
        <Alert severity="warning" className="mb-4" title={`${lenderName} sedang tidak menjawab`}>
          Isian Anda tetap tersimpan. Pengajuannya kami kirim begitu {lenderName} kembali.
        </Alert>
      )}
      {application?.status === 'asked' && application.reason && (
        <Alert severity="warning" className="mb-4" title={`${lenderName} minta tambahan`}>
          {application.reason}
        </Alert>
      )}
      {step === 'kebutuhan' && refusal && (
        <Alert severity="warning" className="mb-4" title="Belum memenuhi syarat">
          {refusal}
        </Alert>
      )}
      <ReplyForm
        key={step}
        reply={reply}
        intent={step}
        draft={{ record: `${lender} ${step}` }}
        encType="multipart/form-data"
        className="grid gap-4 md:grid-cols-2"
      >
        <IdempotencyKey initial={key} />
        <input type="hidden" name="id" value={application?.id ?? ''} />
        {step === 'kebutuhan' && <NeedFields answers={answers} />}
        {step === 'perusahaan' && <LenderCompanyFields answers={answers} />}
        {step === 'penanggung-jawab' && (
          <LenderPersonFields answers={answers} applicant={applicant} />
        )}
        {step === 'alamat' && <LenderAddressFields address={answers?.address} areas={areas} />}
        {step === 'dokumen' && application ? (
          <DocumentStep application={application} />
        ) : (
          <div className="md:col-span-2">
            <SubmitButton color="main" size="large">
              {step === 'kebutuhan' ? 'Cek kelayakan' : 'Simpan dan lanjut'}
            </SubmitButton>
          </div>
        )}
      </ReplyForm>
    </>
  )
}
