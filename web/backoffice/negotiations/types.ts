import type { Api } from '#modules/client.ts'

type StaffNegotiationCalls = Api['staffNegotiations']

/** A negotiation as its staff page shows it. */
export type StaffNegotiationDetails = Awaited<ReturnType<StaffNegotiationCalls['show']>>
/** A negotiation as the staff queue lists it. */
export type StaffNegotiationRow = Awaited<
  ReturnType<StaffNegotiationCalls['queue']>
>['results'][number]
export type ReplyTemplateData = Awaited<
  ReturnType<StaffNegotiationCalls['templates']>
>['results'][number]
