import '@/theme/tokens.css';
import '@/theme/base.css';
import '@/theme/page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from '@/device/settings.svelte';

settings.begin();
mount(App, { target: document.getElementById('page')! });
