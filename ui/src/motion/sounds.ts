// Synthesised sounds, without files. Browsers allow them after the first touch or key.
import { settings } from '@/device/settings.svelte';

export type Sound = 'turn' | 'dice' | 'coin' | 'cup' | 'card';

let context: AudioContext | null = null;
const wake = () => {
  context ??= new AudioContext();
};
addEventListener('pointerdown', wake, { once: true });
addEventListener('keydown', wake, { once: true });

function tone(
  audio: AudioContext,
  frequency: number,
  after: number,
  length: number,
  loudness: number,
): void {
  const start = audio.currentTime + after;
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = 'triangle';
  source.frequency.value = frequency;
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}

function knock(
  audio: AudioContext,
  after: number,
  length: number,
  pitch: number,
  loudness: number,
): void {
  const start = audio.currentTime + after;
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let place = 0; place < data.length; place++)
    data[place] = (Math.random() * 2 - 1) * (1 - place / data.length) ** 3;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = samples;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = loudness;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start);
}

const SCORES: Record<Sound, (audio: AudioContext) => void> = {
  turn: (audio) => [523, 784].forEach((note, place) => tone(audio, note, place * 0.13, 0.35, 0.08)),
  dice: (audio) =>
    [0, 0.06, 0.13, 0.22, 0.34].forEach((after) =>
      knock(audio, after, 0.05, 1500 + Math.random() * 1200, 0.5),
    ),
  coin: (audio) =>
    [2100, 2800].forEach((note, place) => tone(audio, note, place * 0.05, 0.18, 0.04)),
  cup: (audio) => knock(audio, 0, 0.12, 220, 0.9),
  card: (audio) => knock(audio, 0, 0.09, 3200, 0.2),
};

export function play(sound: Sound): void {
  if (settings.sound && context && document.visibilityState === 'visible') SCORES[sound](context);
}
