/** Two people at one record: what the second one to save is told. */
export const edits = {
  title: 'Somebody else saved changes meanwhile',
  choose: 'Nothing of yours is lost. Choose what should stand in each field that you both changed, then save again.',
  merged: 'Nothing of yours is lost. Their changes are in the form now; look through it and save again.',
  taken: 'Taken over from them: {{fields}}',
  theirs: 'Saved by them',
  mine: 'Typed by you',
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine',
  nothing: 'nothing',
} as const
