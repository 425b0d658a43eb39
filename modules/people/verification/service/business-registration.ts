import type { z } from 'zod'
import type { Context } from '#platform/http/context.ts'
import { createCompany } from '#modules/people/companies/service.ts'
import {
  register,
  type RegistrationRequest,
} from '#modules/people/identity/service/registration.ts'
import type { verificationCalls } from '../contract.ts'

type BusinessRegistrationInput = z.output<typeof verificationCalls.registerBusiness.body>

/** Registers a buyer together with an unverified company. */
export const registerBusiness = (
  ctx: Context,
  {
    companyName,
    ...person
  }: BusinessRegistrationInput & Pick<RegistrationRequest, 'tracker' | 'redirect'>,
) =>
  register(ctx, {
    ...person,
    createCompany: (deps) => createCompany(deps, { name: companyName, state: 'none' }),
  })
