const NOTES = [660, 880] as const
const NOTE_SECONDS = 0.12
const LOUDNESS = 0.06

let sound: AudioContext | null = null

/** Two short notes. A browser that plays nothing before it was touched stays silent. */
export function playChime(): void {
  try {
    sound ??= new AudioContext()
    if (sound.state !== 'running') return void sound.resume().catch(() => undefined)
    for (const [place, pitch] of NOTES.entries()) playNote(sound, pitch, sound.currentTime + place * NOTE_SECONDS)
  } catch {
    sound = null
  }
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
