const NOTES = [660, 880] as const
const NOTE_SECONDS = 0.12
const LOUDNESS = 0.06
const LATEST_MS = 1_000

let sound: AudioContext | null = null

/** Plays two short notes. A browser that needs a touch before playing stays silent. */
export function playChime(): void {
  try {
    sound ??= new AudioContext()
    void playOn(sound).catch(() => undefined)
  } catch {
    sound = null
  }
}

/** A sound that starts only at the next touch would come too late. */
async function playOn(on: AudioContext): Promise<void> {
  const asked = performance.now()
  if (on.state !== 'running') await on.resume()
  if (performance.now() - asked > LATEST_MS) return
  for (const [index, pitch] of NOTES.entries()) playNote(on, pitch, on.currentTime + index * NOTE_SECONDS)
}

function playNote(on: AudioContext, pitch: number, at: number): void {
  const [source, volume] = [on.createOscillator(), on.createGain()]
  source.frequency.value = pitch
  volume.gain.setValueAtTime(LOUDNESS, at)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_SECONDS)
  source.connect(volume).connect(on.destination)
  source.start(at)
  source.stop(at + NOTE_SECONDS)
}
