import { useEffect } from 'react'
import { EXPERIMENT, type RegisterLayoutVariant } from './layout-experiment.ts'

/** Reports the visitor's layout to the data layer (specification §3). */
export function useReportExperiment(variant: RegisterLayoutVariant): void {
  useEffect(() => {
    const page = window as unknown as { dataLayer?: object[] }
    page.dataLayer ??= []
    page.dataLayer.push({ event: 'experiment', experiment: EXPERIMENT, variant })
  }, [variant])
}
