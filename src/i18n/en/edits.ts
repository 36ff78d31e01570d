/** Refusals for the second of two people who edit one record. */
export const edits = {
  title: 'Someone else saved changes in the meantime',
  choose: 'Nothing you typed is lost. Choose what to keep in each field that you both changed, then save again.',
  merged: 'Nothing you typed is lost. Their changes are now in the form: check it and save again.',
  taken: 'Taken from their changes: {{fields}}',
  theirs: 'Saved by them',
  mine: 'Typed by you',
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine',
  nothing: 'empty',
} as const
