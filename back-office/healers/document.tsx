import { Alert, Box, Button, Skeleton, Typography } from '@mui/material'
import type { HealerFile } from '@newyou/contract/administration/back-office/healers'
import { callFile } from '@newyou/web/session/call-api.ts'
import { useEffect, useState } from 'react'
import { save } from '../data/save-file.ts'

/** One document of an applicant, shown beside what they wrote. */
export function Document({ healerId, file }: { healerId: string; file: HealerFile['files'][number] }) {
  const [content, setContent] = useState<Blob>()
  const [address, setAddress] = useState('')
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let made = ''
    let isOver = false
    callFile(`/api/staff/healers/${healerId}/documents/${file.u_id}`).then(
      (blob) => {
        if (isOver) return
        made = URL.createObjectURL(blob)
        setContent(blob)
        setAddress(made)
      },
      () => setLost(true),
    )
    return () => {
      isOver = true
      URL.revokeObjectURL(made)
    }
  }, [healerId, file.u_id])
  return (
    <Box mb={3}>
      <Box display="flex" alignItems="center" gap={1} mb={1}>
        <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>{file.name}</Typography>
        <Button disabled={!content} onClick={() => content && save(file.name, content)}>
          Download
        </Button>
      </Box>
      {isLost && <Alert severity="error">This document could not be loaded. Please reload the page.</Alert>}
      {!address && !isLost && <Skeleton variant="rounded" height={360} />}
      {address && file.kind !== 'pdf' && (
        <Box component="img" src={address} alt={file.name} sx={{ maxWidth: '100%', borderRadius: 1 }} />
      )}
      {address && file.kind === 'pdf' && (
        <Box
          component="iframe"
          src={address}
          title={file.name}
          sx={{
            width: '100%',
            height: 560,
            border: 0,
            borderRadius: 1,
            backgroundColor: 'background.default',
          }}
        />
      )}
    </Box>
  )
}
