/** Stands in for the process that compiles documents: the job's data says how it behaves. */
process.on('message', ({ data }: { data: { readonly how: 'answer' | 'crash' | 'hang' | 'mistake' | 'grow' } }) => {
  const pdf = Buffer.from(String(process.pid))
  if (data.how === 'answer') process.send?.({ pdf, memoryBytes: 1 })
  if (data.how === 'grow') process.send?.({ pdf, memoryBytes: Number.MAX_SAFE_INTEGER })
  if (data.how === 'mistake') process.send?.({ mistake: 'no such thing' })
  if (data.how === 'crash') process.kill(process.pid, 'SIGKILL')
})
process.on('disconnect', () => process.exit(0))
