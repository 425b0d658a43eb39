import { Fragment } from 'react'
import type { MoneyJson } from '#platform/money.ts'
import { CreditFacts, type CreditFactsProps } from './credit-facts.tsx'
import { FieldGroup } from '#web/ui/forms/field.tsx'
import { ChoiceCard } from '#web/ui/forms/choice-card.tsx'
import { FormField } from '#web/ui/forms/form.tsx'
import { Money } from '#web/ui/money.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { Select } from '#web/ui/forms/input.tsx'

type Choice = {
  code: string
  name: string
  description: string
  available: boolean
  reason: string | null
  /** The invoice's amount with the fee, where that is known. */
  total?: MoneyJson
  banks: readonly { code: string; name: string }[]
  /** Of credit terms. */
  credit?: CreditFactsProps['credit'] | null
}

export type PaymentChoicesProps = {
  payments: readonly Choice[]
  /** The one that is chosen at first. */
  chosen: string
  bank?: string | undefined
}

/** Of the others a bank. */
const icons: Record<string, IconName> = {
  transfer: 'send',
  qris: 'scan-barcode',
  paper: 'link-2',
  tempo: 'clock',
}

/** The ways to pay, each with its meaning or the reason why it cannot be used; below a virtual account its bank. */
export const PaymentChoices = ({ payments, chosen, bank }: PaymentChoicesProps) => (
  <FieldGroup legend="Cara bayar" hidden>
    <div className="group/pay grid grid-flow-row-dense gap-2 md:grid-cols-2">
      {payments.map((payment) => (
        <Fragment key={payment.code}>
          <ChoiceCard
            name="paymentType"
            value={payment.code}
            icon={icons[payment.code] ?? 'landmark'}
            defaultChecked={payment.code === chosen && payment.available}
            heading={payment.name}
            disabledReason={
              payment.available ? undefined : (payment.reason ?? 'Belum bisa dipakai.')
            }
          >
            {payment.description}
            {payment.credit && <CreditFacts credit={payment.credit} />}
            {payment.total && (
              <span className="mt-1 block text-ink">
                Yang dibayar <Money of={payment.total} exact className="font-bold" />
                {payment.code === 'transfer' && ' ditambah kode unik'}
              </span>
            )}
          </ChoiceCard>
          {payment.banks.length > 0 && <BankField banks={payment.banks} bank={bank} />}
        </Fragment>
      ))}
    </div>
  </FieldGroup>
)

/** Shown while a virtual account is chosen. */
const BankField = ({ banks, bank }: { banks: Choice['banks']; bank: string | undefined }) => (
  <div className="hidden py-1 group-has-[input[value=va]:checked]/pay:block md:col-span-2 md:max-w-xs">
    <FormField name="bank" label="Bank virtual account">
      {(control) => (
        <Select
          {...control}
          defaultValue={control.defaultValue ?? bank}
          options={banks.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
    </FormField>
  </div>
)
