import './look/tokens.css';
import './look/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './look/settings.svelte';

settings.begin();
mount(App, { target: document.getElementById('page')! });
