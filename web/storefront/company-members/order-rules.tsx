import { ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import type { CompanyData } from './load.ts'

type Props = { company: CompanyData; reply: unknown }

const RULES = [
  {
    name: 'requiresPoNumber',
    what: 'Nomor PO',
    on: 'Setiap pesanan perusahaan harus memakai nomor PO.',
    off: 'Pesanan bisa dibuat tanpa nomor PO.',
    require: 'Wajibkan nomor PO',
  },
  {
    name: 'requiresPoFile',
    what: 'Berkas PO',
    on: 'Setiap pesanan perusahaan harus disertai berkas PO.',
    off: 'Pesanan bisa dibuat tanpa berkas PO.',
    require: 'Wajibkan berkas PO',
  },
] as const

/** What every order of the company has to carry: its owner changes it, everybody else reads what is required. */
export const OrderRules = ({ company, reply }: Props) =>
  RULES.filter(({ name }) => company.role === 'owner' || company[name]).map((rule) => (
    <OrderRule
      key={rule.name}
      rule={rule}
      isRequired={company[rule.name]}
      canChange={company.role === 'owner'}
      reply={reply}
    />
  ))

type RuleProps = {
  rule: (typeof RULES)[number]
  isRequired: boolean
  canChange: boolean
  reply: unknown
}

const OrderRule = ({ rule, isRequired, canChange, reply }: RuleProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line p-4 text-14">
    <p className="min-w-0 flex-[1_1_16rem]">
      <b className="block">
        {rule.what} {isRequired ? 'wajib' : 'tidak wajib'}
      </b>
      <span className="text-ink-2">{isRequired ? rule.on : rule.off}</span>
    </p>
    {canChange && (
      <ReplyForm reply={reply} intent="people-rules">
        <input type="hidden" name={rule.name} value={isRequired ? 'no' : 'yes'} />
        <SubmitButton variant="outlined" size="small">
          {isRequired ? 'Jangan wajibkan' : rule.require}
        </SubmitButton>
      </ReplyForm>
    )}
  </div>
)
