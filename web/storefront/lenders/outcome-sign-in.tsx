import { useLocation } from 'react-router'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { Obstacle } from './obstacle.tsx'
import { readLender } from './paths.ts'

/** Asks a visitor to sign in: what became of an application is between the company and the lender. */
export function OutcomeSignIn() {
  const { pathname } = useLocation()
  return (
    <div className="mx-auto w-full max-w-3xl min-w-0 rounded-card border border-line bg-face p-5 shadow-card md:p-8">
      <h1>Pembiayaan {lenderNames[readLender({ pathname })]}</h1>
      <Obstacle obstacle="signed_out" path={pathname} />
    </div>
  )
}
