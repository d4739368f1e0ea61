import type { Board } from '../registry';
import Plain from '../../table/Plain.svelte';

export const board: Board = { Table: Plain, panels: {} };
