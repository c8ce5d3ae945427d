import { useEffect, useRef } from 'react'
import { callApi } from '../../session/call-api.ts'

/** Writes down once that the helplines were shown, never to whom. */
export function useHelplineLog(isShown: boolean) {
  const isLogged = useRef(false)
  useEffect(() => {
    if (!isShown || isLogged.current) return
    isLogged.current = true
    // Help does not depend on the log of it.
    void callApi('POST /api/website/helpline-shown', { body: { place: 'test' } }).catch(() => {})
  }, [isShown])
}
